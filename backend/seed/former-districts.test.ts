import { wardsOfFormerDistricts, type StatisticsUnits } from './former-districts';

const units = (more: Partial<StatisticsUnits>): StatisticsUnits => ({
  provinces: [{ code: '46', name_with_type: 'Tỉnh Thừa Thiên Huế' }],
  districts: [{ code: '479', name_with_type: 'Thị xã Hương Thủy', parent_code: '46' }],
  wards: [],
  ...more,
});
const mapping = (oldDistrictName: string, newWardCode: string, oldWardCode: string | null = null) => ({
  id: newWardCode,
  oldWardCode,
  oldWardName: 'Phường Phú Bài',
  oldDistrictName,
  oldProvinceName: 'Tỉnh Thừa Thiên Huế',
  newWardCode,
});
const wardsOf = (given: StatisticsUnits, ...mappings: ReturnType<typeof mapping>[]) =>
  Object.fromEntries(wardsOfFormerDistricts(given, { wards: [], mappings }).wardsOf);

describe('the wards of today of a former district', () => {
  test('are those of its name, however it carries its tones', () => {
    expect(wardsOf(units({}), mapping('Thị xã Hương Thuỷ', '19960'))).toEqual({ '479': ['19960'] });
  });

  test('are those of its name when it changed its rank, unless two have that name', () => {
    const one = units({});
    const two = units({
      districts: [...one.districts, { code: '480', name_with_type: 'Huyện Hương Thủy', parent_code: '46' }],
    });
    const raised = mapping('Thành phố Hương Thủy', '19960');

    expect(wardsOf(one, raised)).toEqual({ '479': ['19960'] });
    expect(wardsOf(two, raised, mapping('Huyện Hương Thủy', '19969'))).toEqual({ '480': ['19969'] });
  });

  test('are also those of the codes of its wards, when it was merged into another before', () => {
    const given = units({
      districts: [
        { code: '482', name_with_type: 'Huyện Phú Lộc', parent_code: '46' },
        { code: '483', name_with_type: 'Huyện Nam Đông', parent_code: '46' },
      ],
      wards: [{ code: '20161', name_with_type: 'Thị trấn Khe Tre', parent_code: '483' }],
    });

    expect(
      wardsOf(given, mapping('Huyện Phú Lộc', '20161', '20161'), mapping('Huyện Phú Lộc', '20107')),
    ).toEqual({
      '482': ['20107', '20161'],
      '483': ['20161'],
    });
  });

  test('is the special zone of its name for an island that had none, and unknown otherwise', () => {
    const { wardsOf: found, unknown } = wardsOfFormerDistricts(
      units({
        districts: [
          { code: '755', name_with_type: 'Huyện Côn Đảo', parent_code: '46' },
          { code: '999', name_with_type: 'Huyện Không Có', parent_code: '46' },
        ],
      }),
      {
        wards: [{ code: '26732', name: 'Đặc khu Côn Đảo', type: 'Đặc khu', provinceCode: '79' }],
        mappings: [],
      },
    );

    expect(Object.fromEntries(found)).toEqual({ '755': ['26732'] });
    expect(unknown).toEqual(['Huyện Không Có']);
  });
});
