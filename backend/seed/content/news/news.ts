import type { SeedArticle } from './article';
import { companyNews } from './company';
import { fashionNews } from './fashion';
import { roboticsNews } from './robotics';

export const news: SeedArticle[] = [...fashionNews, ...roboticsNews, ...companyNews];
