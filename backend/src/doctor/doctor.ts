import { inspectConfig } from '../config';
import type { Clock } from '../lib/clock';
import { loadSigningKey } from '../modules/auth/signing-key';
import { createProviders } from '../modules/payments/providers';
import { checkClock, checkDisk, checkFolder, checkOpenFiles } from './check-machine';
import { databaseKeyFinding } from './check-keys';
import { checkPostgresql } from './check-postgresql';
import { checkPublicAddress } from './check-public-address';
import { checkGateways, checkRedis, checkSmtp } from './check-services';
import { checked, right, unknown, wrong, type Finding } from './finding';

interface Options {
  env: Record<string, string | undefined>;
  migrations: string;
  mailTo: string | null;
  clock: Clock;
}

/** Looks at everything that the backend needs. It changes nothing but what it deletes again. */
export async function examine({ env, migrations, mailTo, clock }: Options): Promise<Finding[]> {
  // The same check as at start.
  const { config, problems } = inspectConfig(env);
  const configuration = problems.map((problem) =>
    wrong('configuration', problem, {
      vi: 'Sửa biến này trong .env; .env.example giải thích.',
      en: 'Correct this variable in .env; .env.example explains it.',
    }),
  );
  if (config === null) return configuration;
  if (problems.length === 0)
    configuration.push(
      right(
        'configuration',
        `hợp lệ (DEPLOYMENT=${config.deployment})`,
        `valid (DEPLOYMENT=${config.deployment})`,
      ),
    );

  const { databaseUrl, jwtPrivateKey, dataDir } = config;
  const providers = createProviders({ config, clock, timeoutMs: 5_000 });
  const gateways = Object.values(providers);
  const ofEnvironment = { vi: 'Kiểm tra .env và nhật ký.', en: 'Check .env and the logs.' };
  const found = await Promise.all([
    checked(
      'postgresql',
      async () =>
        databaseUrl === null
          ? [
              unknown(
                'postgresql',
                'dùng cơ sở dữ liệu nhúng: chỉ để thử',
                'the embedded database is used: for trying the shop out only',
              ),
            ]
          : checkPostgresql({ ...config, databaseUrl }, migrations),
      {
        vi: 'Kiểm tra DATABASE_URL và dịch vụ PostgreSQL.',
        en: 'Check DATABASE_URL and the PostgreSQL service.',
      },
    ),
    checked('redis', () => checkRedis(config.redisUrl), ofEnvironment),
    checked('smtp', () => checkSmtp(config, mailTo), ofEnvironment),
    checked('folder', () => checkFolder(dataDir), {
      vi: `Cho người dùng của dịch vụ ghi vào ${dataDir} (chown).`,
      en: `Let the user of the service write in ${dataDir} (chown).`,
    }),
    checked('gateways', () => checkGateways(gateways, clock), ofEnvironment, 8_000),
    checked(
      'keys',
      async () => {
        const ofDatabase = databaseUrl === null ? [] : [databaseKeyFinding(databaseUrl)];
        if (jwtPrivateKey === null)
          return [
            ...ofDatabase,
            unknown('keys.jwt', 'khoá được tạo trong DATA_DIR', 'a key is made in DATA_DIR'),
          ];
        await loadSigningKey(jwtPrivateKey, dataDir);
        return [...ofDatabase, right('keys.jwt', 'khoá Ed25519 đọc được', 'a readable Ed25519 key')];
      },
      { vi: 'openssl genpkey -algorithm ed25519', en: 'openssl genpkey -algorithm ed25519' },
    ),
    checked('open-files', checkOpenFiles, ofEnvironment),
    checked('clock', checkClock, ofEnvironment),
    checked('public', () => checkPublicAddress(config, gateways), ofEnvironment),
  ]);
  // The folder exists by now, unless the doctor is root.
  const disk = await checked('disk', () => checkDisk(dataDir), ofEnvironment);
  return [...configuration, ...found.flat(), ...disk];
}
