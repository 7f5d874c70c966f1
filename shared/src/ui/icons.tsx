import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In px; 20 beside text. */
  size?: number;
}
export type Icon = (props: IconProps) => React.JSX.Element;

/** A line icon on a 24 px grid, in the text's colour. It is always silent: the word beside it speaks. */
function icon(path: string, filled = false): Icon {
  return function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}

const heart = 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z';
const star = 'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.5 9.7l5.9-.9Z';

export const SearchIcon = /*#__PURE__*/ icon('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5');
export const CartIcon = /*#__PURE__*/ icon('M3 4h2.2l2.3 11.2h10.3l2.2-8.2H6.1M9 20.2h.01M16.5 20.2h.01');
export const UserIcon = /*#__PURE__*/ icon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9c.6-3.7 3.7-6 7.5-6s6.9 2.3 7.5 6',
);
export const HeartIcon = /*#__PURE__*/ icon(heart);
export const HeartFilledIcon = /*#__PURE__*/ icon(heart, true);
export const StarIcon = /*#__PURE__*/ icon(star);
export const StarFilledIcon = /*#__PURE__*/ icon(star, true);
export const BellIcon = /*#__PURE__*/ icon(
  'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15Zm4 4.2c.5.5 1.2.8 2 .8s1.5-.3 2-.8',
);
export const HomeIcon = /*#__PURE__*/ icon('m3.5 11 8.5-7.5 8.5 7.5M5.5 9.5v10.5h13V9.5M10 20v-6h4v6');
export const GridIcon = /*#__PURE__*/ icon(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
export const MenuIcon = /*#__PURE__*/ icon('M4 6.5h16M4 12h16M4 17.5h16');
export const CloseIcon = /*#__PURE__*/ icon('m6 6 12 12M18 6 6 18');
export const PlusIcon = /*#__PURE__*/ icon('M12 5v14M5 12h14');
export const MinusIcon = /*#__PURE__*/ icon('M5 12h14');
export const CheckIcon = /*#__PURE__*/ icon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /*#__PURE__*/ icon('m6 9.5 6 6 6-6');
export const ChevronLeftIcon = /*#__PURE__*/ icon('m14.5 6-6 6 6 6');
export const ChevronRightIcon = /*#__PURE__*/ icon('m9.5 6 6 6-6 6');
export const ArrowLeftIcon = /*#__PURE__*/ icon('M20 12H4.5m6.5-7-7 7 7 7');
export const ArrowRightIcon = /*#__PURE__*/ icon('M4 12h15.5M13 5l7 7-7 7');
export const FilterIcon = /*#__PURE__*/ icon(
  'M3.5 6.5h10m4 0h3M3.5 17.5h3m4 0h10M15.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const SortIcon = /*#__PURE__*/ icon('M7 4.5v15m0 0-3-3m3 3 3-3M17 19.5v-15m0 0-3 3m3-3 3 3');
export const TrashIcon = /*#__PURE__*/ icon(
  'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .8 13h9.4l.8-13M10 11v5.5m4-5.5v5.5',
);
export const EditIcon = /*#__PURE__*/ icon('M4.5 19.5V16L16 4.5l3.5 3.5L8 19.5Zm9-12.5 3.5 3.5');
export const EyeIcon = /*#__PURE__*/ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /*#__PURE__*/ icon(
  'M9.8 5.7c.7-.1 1.4-.2 2.2-.2 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.5A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M10 10a3 3 0 0 0 4.1 4.2M4 4l16 16',
);
export const TruckIcon = /*#__PURE__*/ icon(
  'M2.5 6h11v10.5h-11Zm11 4h4l4 3.5v3h-8M6.5 19.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const ReturnIcon = /*#__PURE__*/ icon('M8 4.5 4 8.5l4 4m-3.5-4H14a5.5 5.5 0 0 1 0 11H7');
export const ShieldIcon = /*#__PURE__*/ icon(
  'M12 3 4.5 6v5.5c0 4.6 3 8 7.5 9.5 4.5-1.5 7.5-4.9 7.5-9.5V6Zm-3.5 9 2.5 2.5 4.5-4.8',
);
export const CardIcon = /*#__PURE__*/ icon('M3 6h18v12.5H3Zm0 4h18M6.5 15H10');
export const CashIcon = /*#__PURE__*/ icon(
  'M3 6.5h18v11H3Zm9 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12h.01M18 12h.01',
);
export const PinIcon = /*#__PURE__*/ icon(
  'M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-8.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const PhoneIcon = /*#__PURE__*/ icon(
  'M5 3.5h3.5l1.7 4.3-2.2 1.7a12 12 0 0 0 6.5 6.5l1.7-2.2 4.3 1.7V19a1.8 1.8 0 0 1-2 1.8C10.6 20.2 3.8 13.4 3.2 5.5A1.8 1.8 0 0 1 5 3.5Z',
);
export const MailIcon = /*#__PURE__*/ icon('M3 5.5h18v13H3Zm0 1 9 7 9-7');
export const BoxIcon = /*#__PURE__*/ icon(
  'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9Zm0 9 8.5-4.5M12 12v9m0-9L3.5 7.5m4.2-2.2L16.3 9.8',
);
export const TicketIcon = /*#__PURE__*/ icon(
  'M3 6.5h18v3.7a2 2 0 0 0 0 3.6v3.7H3v-3.7a2 2 0 0 0 0-3.6Zm12 1.5v1.5m0 2v1.5m0 2V17',
);
export const ClockIcon = /*#__PURE__*/ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.5l3.5 2');
export const GlobeIcon = /*#__PURE__*/ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z',
);
export const SunIcon = /*#__PURE__*/ icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
);
export const MoonIcon = /*#__PURE__*/ icon('M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z');
export const LogOutIcon = /*#__PURE__*/ icon('M14 4H5v16h9m-4-8h10.5m-4-4 4 4-4 4');
export const ShareIcon = /*#__PURE__*/ icon('M12 15V3.5m-4 4 4-4 4 4M6 11H4.5v9.5h15V11H18');
export const CopyIcon = /*#__PURE__*/ icon('M8.5 8.5h11v11h-11Zm-4 7V4.5h11');
export const UploadIcon = /*#__PURE__*/ icon('M12 16V4.5m-4.5 4.5L12 4.5 16.5 9M4 15.5v4.5h16v-4.5');
export const InfoIcon = /*#__PURE__*/ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.5h.01');
export const SuccessIcon = /*#__PURE__*/ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.8 2.8 2.8L16 9.5');
export const WarningIcon = /*#__PURE__*/ icon('M12 4 2.8 20h18.4Zm0 6v4.5m0 2.5h.01');
export const DangerIcon = /*#__PURE__*/ icon(
  'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Zm3.7 4.5V13m0 3.5h.01',
);
export const PauseIcon = /*#__PURE__*/ icon('M8.5 5.5v13m7-13v13');
export const PlayIcon = /*#__PURE__*/ icon('M7.5 5v14L19 12Z');
export const RetryIcon = /*#__PURE__*/ icon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5m0-5v5h-5');
