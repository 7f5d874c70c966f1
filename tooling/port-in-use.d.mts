/** Whether nobody listens on a port of this machine, on either address family. */
export declare function isFree(port: number): Promise<boolean>;

/**
 * The program that listens on a port, with its process id and folder, as far as this user may know it:
 * `node, process 4711, in /home/me/shop`. Its arguments are left out, because they may hold a secret.
 */
export declare function programOn(port: number): string | null;
