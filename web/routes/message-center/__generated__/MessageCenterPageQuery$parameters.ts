/**
 * @generated SignedSource<<6f01ffcea4545318749a2a32c6c61f0f>>
 * @relayHash f8bc17b1bd370dd35546766153e3aabd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fe0fea961e4a5f279c09bfb9c04eb8307d465fc342009f4e991013ff8dc75f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageCenterPageQuery } from './MessageCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<MessageCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fe0fea961e4a5f279c09bfb9c04eb8307d465fc342009f4e991013ff8dc75f5",
    "metadata": {},
    "name": "MessageCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
