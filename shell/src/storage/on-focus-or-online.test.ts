import { onFocusOrOnline } from './on-focus-or-online';

const signs: [string, () => void][] = [
  ['the page gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
];

test.each(signs)('it is asked again when %s, and no longer once it was ended', (_when, happens) => {
  const ask = jest.fn();
  const stop = onFocusOrOnline(window, ask);

  happens();
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  happens();

  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(signs)('in a tab that is hidden nothing is asked when %s', (_when, happens) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const ask = jest.fn();
  const stop = onFocusOrOnline(window, ask);

  happens();

  expect(ask).not.toHaveBeenCalled();
  stop();
});
