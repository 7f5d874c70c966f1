import { addMessages, createI18n, translate } from './create-i18n';

test('a shopper reads the texts of their own version, whatever version was rendered before', () => {
  const own = { common: { retry: 'Thử lại' } };
  const earlier = createI18n('vi', own);
  addMessages(earlier, 'vi', 'catalog', { title: 'Cũ' });

  const later = createI18n('vi', own);
  addMessages(later, 'vi', 'catalog', { title: 'Mới' });

  expect(translate(later, 'catalog:title')).toBe('Mới');
  expect(translate(earlier, 'catalog:title')).toBe('Cũ');
});
