import webpack from '/work/main/node_modules/webpack/lib/index.js';
import { createConfig } from '/work/main/tooling/webpack';
const exposes: Record<string,string> = { './remote': './src/remote.ts' };
if (process.argv[2] === 'both') exposes['./product-row'] = './src/widgets/product-row.tsx';
const config: any = createConfig({ dir: '/work/main/mf-catalog', name: 'catalog', exposes })({ version: '0.0.1', outputPath: '/tmp/out-catalog', mode: 'production' });
config.cache = false;
if (process.argv[3] === 'nosri') config.plugins = config.plugins.filter((p: any) => p.constructor.name !== 'SubresourceIntegrityPlugin');
webpack(config, (e: any, s: any) => { console.log(e, s?.toString({ all:false, errors:true, warnings:true, chunks:true, chunkModules:false, chunkRelations:true, assets:true })); });
