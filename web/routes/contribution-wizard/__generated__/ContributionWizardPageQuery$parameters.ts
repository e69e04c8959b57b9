/**
 * @generated SignedSource<<0944c77f44af661d22ebcd17376f6cb1>>
 * @relayHash 03c99b6445df0a81b274339d2b9ee552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 561df00d18911dcfeda5acde045b759092599525a8db5aca773c2e5f0c405448

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "561df00d18911dcfeda5acde045b759092599525a8db5aca773c2e5f0c405448",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
