import { dataPlace } from './data-place';

test('a start says that the embedded database keeps the data, and in which folder', () => {
  expect(dataPlace({})).toContain('in .data by the embedded database');
  expect(dataPlace({ DATA_DIR: '/srv/data', DATABASE_URL: '' })).toContain('/srv/data by the embedded');
});

test('a start with DATABASE_URL says which database keeps the data, without its password', () => {
  const place = dataPlace({ DATABASE_URL: 'postgres://shop:se%40cret@db.example.com:6432/t%C3%ADch' });

  expect(place).toContain('PostgreSQL at db.example.com:6432, in the database tích');
  expect(place).not.toContain('cret');
});
