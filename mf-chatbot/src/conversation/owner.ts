/** By what the shop knows whose a conversation is: the token of a guest, and whether somebody is signed in. */
export interface Owner {
  token: string | null;
  isSignedIn: boolean;
}
