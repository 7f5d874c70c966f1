import { hiddenQuestions } from '../../testing/chat-questions/hidden';
import { openQuestions } from '../../testing/chat-questions/open';
import { percentOf, scored, type Scored } from '../../testing/chat-questions/score';
import { openDemoShop } from '../../testing/demo-shop';
import type { TestApp } from '../../testing/test-app';
import type { Question } from '../../testing/chat-questions/question';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoShop();
}, 60_000);
afterAll(() => shop.close());

async function scoredAll(questions: readonly Question[]): Promise<Scored[]> {
  const all: Scored[] = [];
  for (const question of questions) all.push(await scored(shop, question));
  return all;
}

test('nine of ten questions about the demo shop are answered rightly, in both halves alike', async () => {
  const [open, hidden] = [await scoredAll(openQuestions), await scoredAll(hiddenQuestions)];

  expect(open.length + hidden.length).toBeGreaterThanOrEqual(160);
  // Of the hidden half nothing but the number is told.
  expect({
    faults:
      open.filter(({ fault }) => fault !== null).length <= open.length / 10
        ? []
        : open.filter(({ fault }) => fault !== null),
    isAllRight: percentOf([...open, ...hidden]) >= 90,
    areHalvesAlike: Math.abs(percentOf(open) - percentOf(hidden)) <= 5,
  }).toEqual({ faults: [], isAllRight: true, areHalvesAlike: true });
}, 120_000);
