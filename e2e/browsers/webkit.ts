import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePorts } from '../../tooling/free-ports';
import type { Driver } from './tab';

/** Where this machine has WebKitGTK's driver, if anywhere. */
export const webkitPath = [process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'].find(
  (place) => place && existsSync(place),
);
/** The name by which WebDriver sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The key that submits a form. */
const ENTER = '\uE007';
type Sent = Record<string, string> | null;

/** WebKit driven by WebDriver; a machine without a screen gives it one by Xvfb. */
export async function openWebkit(): Promise<Driver> {
  const [port = 0] = await freePorts(1);
  const [command, ...screen] = process.env['DISPLAY'] ? [] : ['xvfb-run', '--auto-servernum'];
  // What is written to a pipe would wait there until the browser ends.
  const driver = ['stdbuf', '-oL', webkitPath ?? '', `--port=${String(port)}`];
  const child = spawn(command ?? driver[0] ?? '', command ? [...screen, ...driver] : driver.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The whole group ends with its leader.
    detached: true,
    env: { ...process.env, LANGUAGE: 'vi', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const messages: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      messages.push(...text.split('\n').filter((line) => /: CONSOLE .*(ERROR|WARN) /.test(line)));
    });

  async function call<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`);
    return value;
  }
  async function begin(): Promise<string> {
    const capabilities = {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await call<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId;
      } catch (error) {
        // The driver listens a moment after its start.
        if (attempt > 100 || !(error instanceof TypeError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
  const session = `/session/${await begin()}`;
  const run = <T>(expression: string) =>
    call<T>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    open: (address) => call('POST', `${session}/url`, { url: address }),
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    evaluate: (expression) => run(expression),
    async element(expression) {
      const id = (await run<Sent>(expression))?.[ELEMENT];
      if (id === undefined) return null;
      return {
        click: () => call('POST', `${session}/element/${id}/click`, {}),
        type: (text) =>
          call('POST', `${session}/element/${id}/value`, {
            text: text.replace('\n', ENTER),
          }),
      };
    },
    messages: () => messages,
    async close() {
      await call('DELETE', session).catch(() => undefined);
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}
