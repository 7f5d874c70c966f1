export { createAction, createReducer, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
