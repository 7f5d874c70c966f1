import { builtFileAt, parseStack } from './stack-frames';

const at = { component: 'catalog', version: '1.4.2', file: 'page.js', line: 1, column: 20 };
const address = 'http://localhost:3001/catalog/1.4.2/page.js';

test.each([
  [`    at Page (${address}:1:20)`, 'Page', at],
  [`at async Page (${address}:1:20)`, 'Page', at],
  [`    at Object.get [as price] (${address}:1:20)`, 'Object.get [as price]', at],
  [`    at ${address}:1:20`, null, at],
  [`    at Page (${address}?retry=1:1:20)`, 'Page', at],
  [`Page@${address}:1:20`, 'Page', at],
  [`@${address}:1:20`, null, at],
  [
    '    at f (https://shop.vn/_shell/2.0.0-a1b2/shell.js:3:4)',
    'f',
    { component: 'shell', version: '2.0.0-a1b2', file: 'shell.js', line: 3, column: 4 },
  ],
  [
    '    at f (/srv/registry/shell/2.0.0/server/render.cjs:30:4)',
    'f',
    { component: 'shell', version: '2.0.0', file: 'server/render.cjs', line: 30, column: 4 },
  ],
  ['    at Array.map (<anonymous>)', 'Array.map', null],
  ['    at process (node:internal/process/task_queues:1:2)', 'process', null],
  ['    at f (chrome-extension://abc/x.js:1:1)', 'f', null],
  ['    at f (http://localhost:3001/remoteEntry.js:1:1)', 'f', null],
  ['    at f (http://localhost:3001/catalog/../../secret.js:1:1)', 'f', null],
  ['    at f (http://localhost:3001/catalog/1.4.2/../../../secret.js:1:1)', 'f', null],
  ['    at f (http://localhost/_shell/../x.js:1:1)', 'f', null],
])('of the line %j the function and the stored file are known', (line, functionName, position) => {
  expect(parseStack(line).frames).toEqual([{ text: line.trim(), functionName, position }]);
});

test('what stands before the first frame is the message, whatever it says', () => {
  const message = 'TypeError: no price at checkout (see 12:30)\nwhile the page was drawn';

  expect(parseStack(`${message}\n    at f (${address}:1:20)`).message).toBe(message);
});

test('a hostile line is read at once', () => {
  const startedAt = process.cpuUsage();

  for (const part of ['at ', 'at a(', '@', ':1', 'a '])
    parseStack(Array.from({ length: 20 }, () => part.repeat(600)).join('\n'));
  builtFileAt(`https://${'/a'.repeat(50_000)}`);

  expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1_000);
});
