import { conversationSaga } from '../conversation/conversation-saga';
import { conversationSlice } from '../conversation/conversation-slice';
import { removal } from '../conversation/removal';
import { addToCart, variantsOf } from '../parts/add-to-cart';
import { handoff } from '../parts/handoff';

/** What the panel and the page bring: the same objects, which are mounted once. */
export const slices = [conversationSlice, removal.slice, variantsOf.slice, addToCart.slice, handoff.slice];
export const saga = [conversationSaga, removal.saga, variantsOf.saga, addToCart.saga, handoff.saga];
