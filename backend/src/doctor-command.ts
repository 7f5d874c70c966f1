import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { examine } from './doctor/doctor';
import { systemClock } from './lib/clock';

/** `node dist/doctor.js [--mail-to address]`: what the backend finds, as JSON for `npm run doctor`. */
async function main() {
  const { values } = parseArgs({ options: { 'mail-to': { type: 'string' } } });
  const findings = await examine({
    env: process.env,
    migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
    mailTo: values['mail-to'] ?? null,
    clock: systemClock,
  });
  process.stdout.write(`${JSON.stringify(findings)}\n`, () => process.exit(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
