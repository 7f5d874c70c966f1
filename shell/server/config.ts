import { bases, type Base } from '@storefront/shared/http';

/** What a document server is told by its environment. */
export interface ServerConfig {
  port: number;
  host: string;
  deployment: 'demo' | 'production';
  siteName: string;
  backendUrl: string;
  /** Folder with `registry.json` and `shell/<version>/`. */
  deployFolder: string;
  /** Origin of each remote's files. */
  remoteOrigins: Record<string, string>;
  /** The eight base addresses as the browser calls them. */
  bases: Record<Base, string>;
  logLevel: string;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks the environment; every bad variable is named in one error. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const problems: string[] = [];

  function text(name: string, fallback: string): string {
    return env[name]?.trim() || fallback;
  }
  function origin(name: string, value: string): string {
    try {
      const url = new URL(value);
      if (url.protocol === 'http:' || url.protocol === 'https:') return value.replace(/\/$/, '');
    } catch {
      // Named below.
    }
    problems.push(`${name} must be an http or https address, not "${value}".`);
    return value;
  }
  function base(name: Base): string {
    const variable = `API_${name.toUpperCase()}_URL`;
    const value = text(variable, `/api/${name}`);
    return value.startsWith('/') ? value : origin(variable, value);
  }

  const port = Number(text('SHELL_PORT', '3000'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`SHELL_PORT must be a port from 0 to 65535, not "${env['SHELL_PORT'] ?? ''}".`);
  }
  const deployment = text('DEPLOYMENT', 'demo');
  if (deployment !== 'demo' && deployment !== 'production') {
    problems.push(`DEPLOYMENT must be demo or production, not "${deployment}".`);
  }
  const remoteOrigins: Record<string, string> = {};
  for (const pair of text('REMOTE_ORIGINS', '').split(',').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
    if (!/^[a-z]+$/.test(name)) problems.push(`REMOTE_ORIGINS is "name=address,…"; "${pair}" is not.`);
    else remoteOrigins[name] = origin(`REMOTE_ORIGINS (${name})`, value);
  }
  const config: ServerConfig = {
    port,
    host: text('HOST', '127.0.0.1'),
    deployment: deployment === 'production' ? 'production' : 'demo',
    siteName: text('SITE_NAME', 'Storefront'),
    backendUrl: origin('BACKEND_URL', text('BACKEND_URL', 'http://127.0.0.1:4000')),
    deployFolder: text('DEPLOY_FOLDER', '.deploy'),
    remoteOrigins,
    bases: Object.fromEntries(bases.map((name) => [name, base(name)])) as Record<Base, string>,
    logLevel: text('LOG_LEVEL', 'info'),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
