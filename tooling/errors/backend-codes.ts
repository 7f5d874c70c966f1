import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Each code of the contract with the files of the backend that answer it. */
export type BackendCodes = Map<string, string[]>;

interface Contract {
  components: { schemas: { ErrorCode: { enum: string[] } } };
}

/**
 * The codes as `backend/openapi.json` has them. Who answers them is looked up by their text: the compiler sees to it
 * that nothing else is answered.
 */
export function backendCodes(root: string): BackendCodes {
  const contract = JSON.parse(readFileSync(path.join(root, 'backend/openapi.json'), 'utf8')) as Contract;
  const sources = sourcesIn(path.join(root, 'backend/src'));
  return new Map(
    contract.components.schemas.ErrorCode.enum.map((code) => [
      code,
      sources.filter(({ text }) => text.includes(`'${code}'`)).map(({ file }) => file),
    ]),
  );
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^error-codes\.ts$/.test(file))
    .sort()
    .map((file) => ({ file: `src/${file}`, text: readFileSync(path.join(folder, file), 'utf8') }));
