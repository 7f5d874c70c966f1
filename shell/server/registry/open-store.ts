import path from 'node:path';
import { openFolderStore } from './folder-store';
import { RegistryProblem } from './registry-document';
import { openS3Store } from './s3-store';
import type { Store } from './store';

const known = new Set([
  'REGISTRY_STORE',
  'REGISTRY_CACHE',
  'REGISTRY_USER',
  'REGISTRY_S3_REGION',
  'REGISTRY_S3_ENDPOINT',
  'REGISTRY_S3_ACCESS_KEY_ID',
  'REGISTRY_S3_SECRET_ACCESS_KEY',
  'REGISTRY_S3_SESSION_TOKEN',
]);

/** The default folder of the registry, relative to the working directory. */
export const defaultStore = '.deploy';

/**
 * Opens the store of `REGISTRY_STORE`: a folder, or `s3://bucket/prefix` with `REGISTRY_S3_*`.
 * @throws RegistryProblem that names the variables to fix
 */
export function openStore(env: NodeJS.ProcessEnv): Store {
  const unknown = Object.keys(env).filter((name) => name.startsWith('REGISTRY_') && !known.has(name));
  if (unknown.length > 0) {
    throw new RegistryProblem(`${unknown.join(', ')} is not known. There are ${[...known].join(', ')}.`);
  }
  const place = env['REGISTRY_STORE']?.trim() || defaultStore;
  if (!place.startsWith('s3://')) return openFolderStore(path.resolve(place));

  const { hostname: bucket, pathname } = URL.canParse(place)
    ? new URL(place)
    : { hostname: '', pathname: '' };
  const region = env['REGISTRY_S3_REGION']?.trim() || 'us-east-1';
  const endpoint = env['REGISTRY_S3_ENDPOINT']?.trim() || `https://s3.${region}.amazonaws.com`;
  const accessKeyId = env['REGISTRY_S3_ACCESS_KEY_ID']?.trim();
  const secretAccessKey = env['REGISTRY_S3_SECRET_ACCESS_KEY']?.trim();
  const sessionToken = env['REGISTRY_S3_SESSION_TOKEN']?.trim();
  if (!bucket) {
    throw new RegistryProblem(`REGISTRY_STORE must be a folder, or s3://bucket/prefix, not "${place}".`);
  }
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : '')) {
    throw new RegistryProblem(`REGISTRY_S3_ENDPOINT must be an http or https address, not "${endpoint}".`);
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new RegistryProblem(
      `REGISTRY_STORE is ${place}: set REGISTRY_S3_ACCESS_KEY_ID and REGISTRY_S3_SECRET_ACCESS_KEY as well.`,
    );
  }
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return openS3Store({
    endpoint,
    region,
    bucket,
    prefix,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  });
}

/** The folder of a folder store, whose files are served in place; null for a bucket. */
export function folderOf(env: NodeJS.ProcessEnv): string | null {
  const place = env['REGISTRY_STORE']?.trim() || defaultStore;
  return place.startsWith('s3://') ? null : path.resolve(place);
}
