import styled from '@emotion/styled';
import { ButtonContent, buttonLook, type ButtonLook } from './button-look';
import { PageLink, type PageLinkProps } from './page-link';

export interface ButtonLinkProps extends PageLinkProps, ButtonLook {}

/** A link that looks like a button; absent where the shop has no such page. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  icon,
  to,
  children,
  ...rest
}: ButtonLinkProps) {
  if (to === null) return null;
  return (
    <PlainLink to={to} data-variant={variant} data-size={size} data-wide={isWide || undefined} {...rest}>
      <ButtonContent>
        {icon}
        {children}
      </ButtonContent>
    </PlainLink>
  );
}

const PlainLink = styled(PageLink)`
  ${buttonLook}
`;
