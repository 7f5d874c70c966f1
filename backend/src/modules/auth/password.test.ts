import { passwordProblem } from './password';

test.each([
  ['storefront', null],
  ['aA1!aA1!', null],
  ['correct horse battery', null],
  ['x'.repeat(128), null],
  ['', 'required'],
  ['short12', 'minLength'],
  ['x'.repeat(129), 'maxLength'],
  ['mật khẩu dài', 'latin'],
  ['пароль1234', 'latin'],
  ['tooi\u0302tooi', 'latin'],
  [' storefront', 'latin'],
  ['store\tfront', 'latin'],
  ['🔑🔑🔑🔑🔑', 'latin'],
])('choosing the password %p answers %p', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
