export { UiGallery } from './gallery';
