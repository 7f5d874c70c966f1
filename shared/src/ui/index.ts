export { brandColours, brandStyles, contrastOf, type BrandColours } from './brand-colours';
export { globalStyles } from './global-styles';
export { fontFaces, fontFacesInTurn, type FontFile } from './font-faces';
export { breakpoints, dark, light, media, scale, type Breakpoint, type Colour } from './tokens';

export { Container } from './container';
export { Heading, type HeadingProps } from './heading';
export { Row, SectionTop, Stack } from './layout';
export { Page, type PageProps } from './page';
export { skippedOffscreen, wholeLayout } from './skipped-offscreen';
export { RevealTogether, type RevealTogetherProps } from './reveal-together';
export { PageLink, type PageLinkProps } from './page-link';

export { Button, type ButtonProps } from './button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export type { ButtonVariant } from './button-look';
export { IconButton, type IconButtonProps } from './icon-button';
export { ActionLink, ExternalLink, TextButton, TextLink } from './text-link';

export { Field, FieldError, type ControlProps, type FieldLabels, type FieldProps } from './field';
export { Checkbox, type CheckboxProps } from './checkbox';
export { FileUpload, type FileUploadProps } from './file-upload';
export { Input, type InputProps } from './input';
export { MoneyInput, type MoneyInputProps } from './money-input';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { QuantityStepper, type QuantityRefusal, type QuantityStepperProps } from './quantity-stepper';
export { RadioCard, RadioGroup, type RadioCardProps, type RadioGroupProps } from './radio-card';
export { Select, type SelectOption, type SelectProps } from './select';
export { SizeChips, type SizeChipsProps } from './size-chips';
export { SwatchDot } from './swatch-dot';
export { SwatchGroup, type Swatch, type SwatchGroupProps } from './swatch-group';
export { Textarea, type TextareaProps } from './textarea';
export type { Option } from './option-group';

export { addressText, unitName, unitOptions } from './address-text';
export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Card } from './card';
export { CardLink } from './card-link';
export { Chip, type ChipProps } from './chip';
export { Picture, type PictureProps, type PictureSource } from './picture';
export { Price, type PriceProps } from './price';
export { Rating, Stars, type RatingProps } from './rating';

export { Accordion, type AccordionProps } from './accordion';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb';
export { CopyButton, type CopyButtonProps } from './copy-button';
export { useCurrentLink } from './current-link';
export { Dialog, type DialogProps } from './dialog';
export { FilterLinks, type FilterLinksProps } from './filter-links';
export { ListCount } from './list-count';
export { ListEnd } from './list-end';
export { Menu, MenuItems, type MenuProps } from './menu';
export { PagedList, type PagedListProps } from './paged-list';
export { Pagination, type PaginationProps } from './pagination';
export { Facts, Section, type SectionProps } from './section';
export { Sheet, type SheetProps } from './sheet';
export { Stepper, type StepperProps } from './stepper';
export { Table, type Column, type TableProps } from './table';
export { TabLinks, type TabLinksProps } from './tab-links';
export { Tabs, type Tab, type TabsProps } from './tabs';
export { Timeline, type TimelineProps } from './timeline';
export { Tooltip, type TooltipProps } from './tooltip';

export { Async, type AsyncProps } from './async';
export { Banner, type BannerProps, type Tone } from './banner';
export { Countdown, type CountdownProps } from './countdown';
export { Empty, type EmptyProps } from './empty';
export { Failed, type FailedProps } from './failed';
export { Illustration, type Scene } from './illustration';
export { LiveRegion, type LiveRegionProps } from './live-region';
export { HydratedApart } from './hydrated-apart';
export { lazyHydrate, useDeferredMount } from './lazy-hydrate';
export { restoreUserInput } from './restore-user-input';
export { LoadingBalls } from './loading-balls';
export { Progress, type ProgressProps } from './progress';
export { SecondsCountdown, type SecondsCountdownProps } from './seconds-countdown';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Toast, type ToastProps, type ToastVariant } from './toast';
export { VisuallyHidden } from './visually-hidden';

export { foldedText } from './folded-text';
export { anchorsOf, type Anchor } from './text-anchors';
export { RichText, type RichTextProps } from './rich-text';

export { isEmpty } from './is-empty';
export { useScrollToListTop } from './use-scroll-to-list-top';
export { useHasPassed } from './use-has-passed';
export { useLanguage } from './use-language';
export { useModal } from './use-modal';
export { useMutationDone } from './use-mutation-done';
export { useNow } from './use-now';
export { useRepeatKey } from './use-repeat-key';
export { useRestoreFocus } from './use-restore-focus';
export { useStatusSinceMount } from './use-status-since-mount';

export * from './icons';
