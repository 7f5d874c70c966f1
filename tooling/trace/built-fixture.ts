import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

const page = `import { render } from 'react-dom';

interface Product {
  name: string;
  price?: { amount: number };
}

function priceOf(product: Product): number {
  return product.price!.amount;
}

const ProductCard = (product: Product) => product.name + priceOf(product);

render(() => ProductCard({ name: 'Lamp' }));
`;
const library = `export function render(component) {
  return component();
}
`;

/** A minified file with its source map, and the stack of the error that it throws at an address. */
export interface BuiltFixture {
  code: string;
  map: string;
  stackAt: (address: string) => string;
}

/** Builds a page of a remote that calls a library, which calls the page, which throws. */
export async function buildFixture(folder: string): Promise<BuiltFixture> {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('mf-catalog/src/page.tsx', page);
  await write('node_modules/react-dom/index.js', library);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['mf-catalog/src/page.tsx'],
    outfile: 'page.js',
    bundle: true,
    minify: true,
    sourcemap: 'external',
    write: false,
  });
  const textOf = (end: string): string => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  const code = textOf('page.js');
  return {
    code,
    map: textOf('page.js.map'),
    stackAt(address) {
      try {
        vm.runInNewContext(code, {}, { filename: address, displayErrors: false });
      } catch (error) {
        return (error as Error).stack ?? '';
      }
      throw new Error('The page was to throw.');
    },
  };
}
