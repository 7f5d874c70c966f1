import styled from '@emotion/styled';
import { ChevronDownIcon } from '@storefront/shared/ui';

/** Points upwards, beside `ChevronDownIcon`. */
export const ChevronUpIcon = styled(ChevronDownIcon)`
  rotate: 180deg;
`;
