import { addMessages } from '@storefront/shared/i18n';
import { createPageWords } from './page-words';

const catalog = 'catalog@1.0.0';
/** As a component finds its words. */
const translator = (i18n: ReturnType<ReturnType<typeof createPageWords>>, namespace: string) => {
  const t = i18n.getFixedT(i18n.language, namespace as 'common');
  return (key: string, parameters: Record<string, unknown> = {}): string => t(key as 'retry', parameters);
};

test('pages of one language and one version share their words', () => {
  const words = createPageWords();
  addMessages(words('vi', catalog), 'vi', 'catalog', { title: 'Sản phẩm' });

  expect(words('vi', catalog)).toBe(words('vi', catalog));
  expect(translator(words('vi', catalog), 'catalog')('title')).toBe('Sản phẩm');
});

test('another language and another version have words of their own', () => {
  const words = createPageWords();
  addMessages(words('vi', catalog), 'vi', 'catalog', { title: 'Sản phẩm' });
  addMessages(words('vi', 'catalog@2.0.0'), 'vi', 'catalog', { title: 'Hàng hoá' });

  expect(translator(words('vi', catalog), 'catalog')('title')).toBe('Sản phẩm');
  expect(translator(words('vi', 'catalog@2.0.0'), 'catalog')('title')).toBe('Hàng hoá');
  expect(translator(words('en', catalog), 'common')('retry')).toBe('Try again');
  expect(translator(words('vi', catalog), 'common')('retry')).toBe('Thử lại');
});

test('the same words with other numbers and names are other texts', () => {
  const words = createPageWords()('en', catalog);
  addMessages(words, 'en', 'catalog', { left_one: '{{count}} piece', left_other: '{{count}} pieces' });
  const t = translator(words, 'catalog');

  expect([t('left', { count: 1 }), t('left', { count: 2 }), t('left', { count: 1 })]).toEqual([
    '1 piece',
    '2 pieces',
    '1 piece',
  ]);
});

test('words that come after they were looked for are found', () => {
  const words = createPageWords()('vi', catalog);
  expect(translator(words, 'catalog')('title')).toBe('title');

  addMessages(words, 'vi', 'catalog', { title: 'Sản phẩm' });

  expect(translator(words, 'catalog')('title')).toBe('Sản phẩm');
});

test('of versions that are long gone no words are kept', () => {
  const words = createPageWords();
  const first = words('vi', 'catalog@0');
  for (let version = 1; version <= 30; version += 1) words('vi', `catalog@${String(version)}`);

  expect(words('vi', 'catalog@30')).toBe(words('vi', 'catalog@30'));
  expect(words('vi', 'catalog@0')).not.toBe(first);
});
