import { createFailingVersions } from './failing-versions';

function aWatch() {
  let now = 0;
  const told: string[] = [];
  const versions = createFailingVersions(
    () => now,
    (version) => told.push(version),
  );
  return {
    ...versions,
    told,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('three failures within a minute leave a version to the browsers, and say so once', () => {
  const { failed, isOff, told } = aWatch();
  failed('catalog@2');
  failed('catalog@2');
  expect(isOff('catalog@2')).toBe(false);
  failed('catalog@2');
  failed('catalog@2');

  expect(isOff('catalog@2')).toBe(true);
  expect(isOff('catalog@1')).toBe(false);
  expect(told).toEqual(['catalog@2']);
});

test('failures that lie apart are nothing to act upon', () => {
  const { failed, isOff, pass } = aWatch();
  for (let count = 0; count < 6; count += 1) {
    failed('catalog@2');
    pass(30_000);
  }

  expect(isOff('catalog@2')).toBe(false);
});

test('when the registry moves, every version gets another chance', () => {
  const { failed, isOff, forget } = aWatch();
  for (let count = 0; count < 3; count += 1) failed('catalog@2');
  forget();

  expect(isOff('catalog@2')).toBe(false);
  failed('catalog@2');
  expect(isOff('catalog@2')).toBe(false);
});
