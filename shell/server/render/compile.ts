import { createHash } from 'node:crypto';
import vm from 'node:vm';

/** A file is not what the registry says of it. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/** Runs a CommonJS file and gives what it exports. The hash is checked before anything of it is compiled. */
export function compile(
  code: Buffer,
  {
    integrity,
    filename,
    require,
  }: { integrity: string; filename: string; require: (name: string) => unknown },
): unknown {
  const algorithm = integrity.startsWith('sha256-') ? 'sha256' : 'sha384';
  const hash = `${algorithm}-${createHash(algorithm).update(code).digest('base64')}`;
  if (hash !== integrity)
    throw new IntegrityError(`${filename} has the hash ${hash}; the registry says ${integrity}.`);
  const run = vm.compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename,
  }) as (...parts: unknown[]) => void;
  const module: { exports: unknown } = { exports: {} };
  run(module, module.exports, require);
  return module.exports;
}
