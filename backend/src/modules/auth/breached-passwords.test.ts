import { Socket } from 'node:net';
import { isBreached } from './breached-passwords';

test.each([
  ['Password123', true],
  ['letmein1', true],
  ['correct horse battery', false],
])('%s is looked up among breached passwords without asking the network', async (password, isKnown) => {
  const connecting = jest.spyOn(Socket.prototype, 'connect');
  const asking = jest.spyOn(globalThis, 'fetch');

  expect(await isBreached(password)).toBe(isKnown);

  expect(connecting).not.toHaveBeenCalled();
  expect(asking).not.toHaveBeenCalled();
});
