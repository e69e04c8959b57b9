/**
 * @generated SignedSource<<54264e3936f4dddd1e65c1db4188deca>>
 * @relayHash b602ca2c488b54652c15608d320621ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20ff511e05a94ba5336fa7b612d4e3157fb661e508588222c03ce457e475eb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptDetailPageQuery } from './ManuscriptDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b20ff511e05a94ba5336fa7b612d4e3157fb661e508588222c03ce457e475eb3",
    "metadata": {},
    "name": "ManuscriptDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
