/** A new password was chosen; the login page says that it is the one to sign in with. */
export const passwordChanged = Object.assign(() => ({ type: passwordChanged.type }), {
  type: 'account/passwordChanged',
});
