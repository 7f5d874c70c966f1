import { parseAddresses } from './addresses';

test.each<[string, string[]]>([
  ['', []],
  [' ,; \n ', []],
  ['lan@example.com', ['lan@example.com']],
  ['lan@example.com, minh@example.com', ['lan@example.com', 'minh@example.com']],
  ['lan@example.com;minh@example.com', ['lan@example.com', 'minh@example.com']],
  ['lan@example.com\r\nminh@example.com\n', ['lan@example.com', 'minh@example.com']],
  ['lan@example.com minh@example.com', ['lan@example.com', 'minh@example.com']],
  ['Lan Phạm <lan@example.com>, "Minh" < minh@example.com >', ['lan@example.com', 'minh@example.com']],
  ['Lan <>', []],
  ['không phải', ['không', 'phải']],
])('in %j are the addresses %j', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});
