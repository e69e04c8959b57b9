/**
 * @generated SignedSource<<4fd8d45cddf9fce2b7c5b0391fe68173>>
 * @relayHash 569320a1e2d83b2d56345fc29a9fb49c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca75190184354cc4ba4273168892cf3372062ef9c2b29756340b0b85d54373c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublisherTextsPageQuery } from './PublisherTextsPageQuery.graphql';

const node: PreloadableConcreteRequest<PublisherTextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eca75190184354cc4ba4273168892cf3372062ef9c2b29756340b0b85d54373c",
    "metadata": {},
    "name": "PublisherTextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
