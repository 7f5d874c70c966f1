/** An event of the document that asks the header to open the mini cart. */
export const miniCartRequested = 'shell:mini-cart-requested';

/** Opens the mini cart beside the page. Returns false where the header has none, as on phones. */
export const openMiniCart = (): boolean =>
  !document.dispatchEvent(new Event(miniCartRequested, { cancelable: true }));
