import type { RemoteApp } from './apps';
import type { ShopPorts } from './shop';

/** The usual port of each program, and the variable that chooses another. */
export declare const ports: Readonly<
  Record<'shell' | 'remotes' | 'backend' | 'payments' | 'inbox' | 'smtp', { port: number; variable: string }>
>;

/** All folders `mf-<name>`, sorted by the port in their package.json, so that a new remote needs no entry elsewhere. */
export declare function remotesIn(root: string): RemoteApp[];

/**
 * The port that the environment chooses: by its own variable, else moved together with all others by PORT_BASE.
 * @throws with a sentence for people when a variable is no port
 */
export declare function portOf(usual: { port: number; variable: string }, env?: NodeJS.ProcessEnv): number;

/**
 * A usual port, moved together with all others by PORT_BASE.
 * @throws with a sentence for people when PORT_BASE is no port
 */
export declare function movedPort(port: number, env?: NodeJS.ProcessEnv): number;

/**
 * The ports that the environment chooses for a shop, or the usual ones.
 * @throws with a sentence for people when one is no port, is chosen twice or is taken
 */
export declare function freeShopPorts(env?: NodeJS.ProcessEnv): Promise<ShopPorts>;
