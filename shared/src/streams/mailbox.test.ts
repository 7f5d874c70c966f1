import { mailbox } from './index';

test('what is put in is taken in order, each once', async () => {
  const box = mailbox<string>();
  box.put('first');
  box.put('second');

  expect(await box.next()).toBe('first');
  expect(await box.next()).toBe('second');
  const waiting = box.next();
  box.put('third');
  expect(await waiting).toBe('third');
});

test('an empty mailbox is waited for', async () => {
  const box = mailbox<string>();
  const taken = jest.fn();
  void box.next().then(taken);
  await Promise.resolve();
  expect(taken).not.toHaveBeenCalled();

  box.put('late');
  await new Promise((done) => setTimeout(done, 0));

  expect(taken).toHaveBeenCalledWith('late');
});

test('what was not taken is thrown away', async () => {
  const box = mailbox<string>();
  box.put('old');
  box.clear();
  box.put('new');

  expect(await box.next()).toBe('new');
});
