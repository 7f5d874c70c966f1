// What a product page can do without at first: one door for all of it, as each door of its own weighs on the page.
export { CompareToggle } from './compare-toggle';
export { FlashStrip } from './flash-strip';
export { ProductRows } from './product-rows';
export { ProductTexts } from './product-texts';
export { Promises } from './promises';
export { Share } from './share';
export { SizeGuideButton } from './size-guide-button';
export { StockAlert } from './stock-alert';
