import { createElement as h, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createRunningWidgets } from '../../src/render/running-widgets';

function aPage() {
  const runs: (string | null)[] = [];
  const running = createRunningWidgets({ pageOf: 'catalog', onRuns: (remote) => runs.push(remote) });
  return { ...running, runs };
}

test('a widget inside of another gives way to it again, and that one to the page', () => {
  const { onRendering, runs } = aPage();
  onRendering('toys', 'row', 'begins');
  onRendering('gifts', 'box', 'begins');
  onRendering('gifts', 'box', 'ends');
  onRendering('toys', 'row', 'ends');

  expect(runs).toEqual(['toys', 'gifts', 'toys', 'catalog']);
});

test('the end of a widget that never began ends no other', () => {
  const { onRendering, runs } = aPage();
  onRendering('toys', 'row', 'begins');
  onRendering('gifts', 'box', 'begins');
  onRendering('gifts', 'other', 'ends');
  onRendering('gifts', 'box', 'ends');

  expect(runs).toEqual(['toys', 'gifts', 'toys']);
});

test('while a page waits for its second rendering, other pages may run', async () => {
  const { onRendering, failures, runs } = aPage();
  onRendering('toys', 'row', 'begins');

  expect(await failures(() => 'text', '')).toEqual([]);
  expect(runs).toEqual(['toys', null]);
});

const error = new Error('broken card');
const Broken = () => {
  throw error;
};

test('a part of the page that is left to the browser is a failure of the page', async () => {
  const { failures } = aPage();
  const tree = () => h('main', null, h(Suspense, null, h(Broken)));

  expect(await failures(tree, renderToString(tree()))).toEqual([{ remote: 'catalog', widget: null, error }]);
});

test('a part of a widget that is left to the browser is a failure of the widget', async () => {
  const { onRendering, failures } = aPage();
  const Mark = ({ state }: { state: 'begins' | 'ends' }) => {
    onRendering('toys', 'row', state);
    return null;
  };
  const tree = () =>
    h(
      'section',
      null,
      h(Mark, { state: 'begins' }),
      h(Suspense, null, h(Broken)),
      h(Mark, { state: 'ends' }),
    );

  expect(await failures(tree, renderToString(tree()))).toEqual([{ remote: 'toys', widget: 'row', error }]);
});
