import { strengthOf } from './password-strength';

test.each([
  ['', 'weak'],
  ['aB3$xy', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['matkhau1', 'weak'],
  ['hoa sen no', 'fair'],
  ['Tr4-xanh!', 'fair'],
  ['meo vang thich ca chua', 'good'],
  ['k7#Vq2!mZp0x', 'good'],
])('%p is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
