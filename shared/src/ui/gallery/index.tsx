export { UiGallery } from './ui-gallery';
