export { createAction, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
