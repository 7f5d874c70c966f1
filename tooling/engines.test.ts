import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { root } from './root';

interface Installed {
  engines?: { node?: string };
  /** Left out where the machine is another one. */
  optional?: boolean;
}
const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const promised = read<{ engines: { node: string } }>('package.json').engines.node;

test.each(['20.19.0', '22.13.0', '24.0.0'])('every package that is installed runs on Node %s', (version) => {
  const { packages } = read<{ packages: Record<string, Installed> }>('package-lock.json');
  const refusing = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
    engines?.node && !optional && !satisfies(version, engines.node) ? [`${name}: ${engines.node}`] : [],
  );

  expect(refusing).toEqual([]);
  expect(satisfies(version, promised)).toBe(true);
});

test.each(['18.20.0', '20.18.0', '21.7.0', '22.12.0', '23.11.0'])('Node %s is not promised', (version) => {
  expect(satisfies(version, promised)).toBe(false);
});
