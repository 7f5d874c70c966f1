import { csvOf, heading, MARK } from './catalogue-export';

const examples = [
  'AO-01-DEN-M,ao-thun-den,Áo thun đen,Black T-shirt,,,Vải dày và mát.,Thick and cool.,Chất liệu: Cotton,Material: Cotton,NEW,có,1,,,Đen,Black,#1c1917,M,1.290.000 ₫,,10,có,,,',
  'AO-01-DEN-L,ao-thun-den,,,,,,,,,,,,,,Đen,Black,#1c1917,L,1.290.000 ₫,,5,có,,,',
].map((line) => line.split(','));

/** An empty file with the columns of an import, and two lines as an example. */
export const templateFile = (language: 'vi' | 'en'): string => MARK + csvOf([heading(language), ...examples]);
