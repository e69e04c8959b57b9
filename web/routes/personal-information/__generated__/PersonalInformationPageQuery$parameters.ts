/**
 * @generated SignedSource<<9c36129aadd8bad1b081599c8fa763b6>>
 * @relayHash fd763bdbf27c45ded42ce1a81b049bbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2852b4271eb3093801f89ab8d2245fa0645daf289f9ae57e281c1e878ad24a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonalInformationPageQuery } from './PersonalInformationPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonalInformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2852b4271eb3093801f89ab8d2245fa0645daf289f9ae57e281c1e878ad24a4",
    "metadata": {},
    "name": "PersonalInformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
