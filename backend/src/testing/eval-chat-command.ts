/**
 * Asks the look-up assistant the evaluation questions on the demo shop and prints the score per intent and per half. Of the
 * open half it prints what went wrong; of the hidden half only how many, so that rules are not tuned to it.
 */
Object.assign(globalThis, { __dirname: import.meta.dirname });
const { openDemoShop } = await import('./demo-shop');
const { hiddenQuestions } = await import('./chat-questions/hidden');
const { openQuestions } = await import('./chat-questions/open');
const { percentOf, scored } = await import('./chat-questions/score');

type Scored = Awaited<ReturnType<typeof scored>>;
const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (all: Scored[]) =>
  `${percentOf(all).toFixed(0).padStart(3)} %  (${String(all.filter(({ fault }) => fault === null).length)} of ${String(all.length)})`;

const shop = await openDemoShop();
try {
  const startedAt = performance.now();
  const ask = async (questions: typeof openQuestions) => {
    const all: Scored[] = [];
    for (const question of questions) all.push(await scored(shop, question));
    return all;
  };
  const open = await ask(openQuestions);
  const hidden = await ask(hiddenQuestions);
  const all = [...open, ...hidden];
  for (const name of new Set(all.map(({ question }) => question.intent)))
    say(`${name.padEnd(10)} ${percent(all.filter(({ question }) => question.intent === name))}`);
  for (const name of ['vi', 'plain', 'typo', 'en'])
    say(`${name.padEnd(10)} ${percent(all.filter(({ question }) => question.writing === name))}`);
  say(`open       ${percent(open)}`);
  say(`hidden     ${percent(hidden)}`);
  say(`all        ${percent(all)}  in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  for (const { question, fault } of open) if (fault !== null) say(`\n- ${question.text}\n  ${fault}`);
  process.exitCode = percentOf(all) >= 90 && Math.abs(percentOf(open) - percentOf(hidden)) <= 5 ? 0 : 1;
} finally {
  await shop.close();
}
