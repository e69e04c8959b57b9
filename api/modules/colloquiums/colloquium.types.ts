// Connections of colloquiums.
import { connectionTypes } from '../../graphql/connection.ts';
import { Colloquium } from './colloquium.entity.ts';

export const { Connection: ColloquiumConnection } = connectionTypes('Colloquium', () => Colloquium);
